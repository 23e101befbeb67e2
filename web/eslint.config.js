import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

// What people read comes from locales/*/web*.ftl; what else has letters of a language is a sentence in the wrong place.
const WORDS = 'Sentences belong to locales/*/web*.ftl.';
const sentence = (selector) => ({ selector, message: WORDS });
const russian = '/[\\u0400-\\u04ff]/';
const sentences = [
  sentence(`Literal[value=${russian}]`),
  sentence(`TemplateElement[value.raw=${russian}]`),
  sentence(`SvelteText[value=${russian}]`),
  sentence(`SvelteLiteral[value=${russian}]`),
  sentence('SvelteElement[name.name!=/^(kbd|script|style)$/] > SvelteText[value=/[a-z]{2} [a-z]{2}/]'),
];

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'test-results/', 'src/lib/generated/'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: config } },
  },
  { files: ['src/**'], rules: { 'no-restricted-syntax': ['error', ...sentences] } },
  {
    rules: {
      // The patterns are drawn from hashes by our own code; the text of the search never reaches them.
      'svelte/no-at-html-tags': 'off',
      'svelte/no-navigation-without-resolve': 'off',
      // Maps that are built once and only read need no proxies.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-useless-mustaches': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
);
