import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { tidySeats } from '$lib/seat';

tidySeats();
const target = document.getElementById('app');
if (target) mount(App, { target });
