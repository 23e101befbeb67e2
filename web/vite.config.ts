import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.KOLODA_SERVER ?? 'http://127.0.0.1:8650';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: here('./src/lib'), $tables: here('./src/tables') } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: true },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
