// The server the tests play against: KOLODA_URL names a running one, else the built program is started.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const running = process.env.KOLODA_URL;
const port = process.env.KOLODA_PORT ?? '8657';
const program = process.env.KOLODA_BIN ?? fileURLToPath(new URL('../../target/release/koloda', import.meta.url));

export const origin = running ?? `http://127.0.0.1:${port}`;

const db = join(tmpdir(), `koloda-web-test-${process.ppid}-${port}.db`);
export const server = running
  ? {}
  : {
      webServer: {
        command: `${program} serve --listen 127.0.0.1:${port} --db ${db} --rate 500 --burst 1000`,
        url: `${origin}/healthz`,
        reuseExistingServer: false,
        timeout: 30_000,
      },
    };

export const browser = {
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};
