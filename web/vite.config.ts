import { svelte } from '@sveltejs/vite-plugin-svelte';
import { marked } from 'marked';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.KOLODA_SERVER ?? 'http://127.0.0.1:8650';

// The server accepts its own origin only, so what comes through the proxy claims it.
const through = { target: server, ws: true, headers: { origin: server } };
const proxy = { '/api': through, '/healthz': through };

/** A page of our own documents as the HTML it is shown as; its title stays away, for the page has one. */
const documents: Plugin = {
  name: 'documents',
  transform(text, id) {
    if (!id.endsWith('.md')) return undefined;
    const body = marked.lexer(text).filter((token) => token.type !== 'heading' || token.depth > 1);
    return { code: `export default ${JSON.stringify(marked.parser(body))};`, map: null };
  },
};

export default defineConfig({
  plugins: [svelte(), documents],
  resolve: { alias: { $lib: here('./src/lib'), $tables: here('./src/tables') } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: true },
  server: { proxy, fs: { allow: [here('..')] } },
  preview: { proxy },
});
