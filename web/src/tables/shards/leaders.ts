// The leaders: each a list of parts from back to front, in materials of their own.
import type { Person } from '$lib/faces/people';

export const leaders = {
  decima: {
    hue: 42,
    glow: '#ffcf5a',
    skin: 'skinB',
    hair: 'darkhair',
    cloth: 'black',
    width: 29,
    jaw: 19,
    marks: 'stern',
    parts: 'hairBack tech human shortHair cyber laurel',
  },
  'ko-syn-wu': {
    hue: 284,
    skin: 'ash',
    hair: 'darkhair',
    glow: '#d98aff',
    cloth: ['#4a2f6a', '#21133a', '#080412'],
    parts: 'moon shreds wraith orbs',
  },
  tetra: {
    hue: 208,
    hair: 'darkhair',
    glow: '#7ac8ff',
    skin: 'skinA',
    cloth: 'blue',
    cloth2: 'white',
    width: 28,
    jaw: 18,
    trim: '#e6f6ff',
    marks: 'runes shining',
    parts: 'tetra data human hood',
  },
  volos: {
    hue: 112,
    hair: 'darkhair',
    glow: '#b6f06a',
    skin: ['#a8a070', '#5c5a3a', '#1c1e12'],
    cloth: 'bark',
    width: 31,
    jaw: 24,
    marks: 'stern shining mute',
    parts: 'leaves human mossBeard antlers',
  },
} satisfies Record<string, Person>;
