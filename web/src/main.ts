import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadWords } from '$lib/i18n';
import { tidySeats } from '$lib/seat';

tidySeats();
await loadWords();
const target = document.getElementById('app');
if (target) mount(App, { target });
