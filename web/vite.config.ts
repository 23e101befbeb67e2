import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.KOLODA_SERVER ?? 'http://127.0.0.1:8650';

// The server accepts its own origin only, so what comes through the proxy claims it.
const through = { target: server, ws: true, headers: { origin: server } };
const proxy = { '/api': through, '/healthz': through };

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: here('./src/lib'), $tables: here('./src/tables') } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: true },
  server: { proxy },
  preview: { proxy },
});
