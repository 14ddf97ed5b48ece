import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { contentSecurityPolicy, POLICY_FILE, readPolicy } from '@/tools/hosting/content-security-policy';
import { headersFor, hostingRules } from '@/tools/hosting/rules';
import { filesOf } from '@/tools/hosting/site-rules';
import { run } from '@/tools/network/namespace';
import { compressFile, isText } from '@/tools/server/compressed-file';
import { SITE_ADDRESS, until } from './link';

/** A site at a port of its own. */
export const SERVERS = { h2o: 443, nginx: 8443 } as const;
export type ServerName = keyof typeof SERVERS;

/** A site under a host name of its own. */
export interface Origin {
  host: string;
  /** The folder of its files. */
  folder: string;
  /** The clone whose build's policy is sent with it. */
  clone: string;
}

/** As content networks compress on the fly. */
const BROTLI_QUALITY = 5;

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** A file as it is sent. */
interface Served {
  url: string;
  file: string;
  headers: [name: string, value: string][];
}

/**
 * Serves sites with the headers that are deployed, over TLS 1.3: by h2o, which sends responses in the order of the
 * browser's priorities, and by nginx, which does not.
 *
 * @param folder for configurations, certificates and logs
 * @returns the hash of the public key, which the browser is told to trust
 */
export async function serve(origins: readonly Origin[], folder: string): Promise<{ key: string; close(): void }> {
  mkdirSync(folder, { recursive: true });
  const key = makeCertificates(origins, folder);
  const sites = await Promise.all(origins.map(async (origin) => ({ ...origin, files: await servedFiles(origin) })));
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const nginx = write('nginx.conf', nginxConfiguration(sites, folder));
  const programs: ChildProcess[] = [
    spawn('h2o', ['-c', write('h2o.conf', h2oConfiguration(sites, folder))], { stdio: 'ignore' }),
    spawn('/usr/sbin/nginx', ['-p', folder, '-c', nginx, '-e', `${folder}/nginx.log`], { stdio: 'ignore' }),
  ];
  const names = await serveNames();
  for (const port of Object.values(SERVERS)) {
    await until(async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    });
  }
  return {
    key,
    close() {
      for (const program of programs) program.kill();
      names.close();
    },
  };
}

/** A chain as certificate authorities issue it, of 1.7 KB. @returns the hash of the site's public key */
function makeCertificates(origins: readonly Origin[], folder: string): string {
  const file = (name: string) => path.join(folder, name);
  const names = origins.map(({ host }) => `DNS:${host}`).join(',');
  // In place of the signed timestamps of two transparency logs.
  const timestamps = `1.3.6.1.4.1.11129.2.4.2=ASN1:FORMAT:HEX,OCT:${'5c'.repeat(242)}`;
  const make = (name: string, issuer: string | undefined, subject: string, key: string, ...more: string[]) =>
    run(
      'openssl',
      ...`req -x509 -nodes -days 30 -newkey ${key} -keyout ${file(`${name}.key`)} -out ${file(`${name}.pem`)}`.split(
        ' ',
      ),
      ...(issuer ? ['-CA', file(`${issuer}.pem`), '-CAkey', file(`${issuer}.key`)] : []),
      '-subj',
      subject,
      ...more,
    );
  const curve = (name: string) => `ec -pkeyopt ec_paramgen_curve:${name}`;
  make('root', undefined, '/C=XX/O=Bench Research Group/CN=Bench Root X1', 'rsa:4096');
  make('issuer', 'root', '/C=XX/O=Bench/CN=E1', curve('P-384'));
  const extensions = [`subjectAltName=${names}`, timestamps].flatMap((extension) => ['-addext', extension]);
  make('site', 'issuer', `/CN=${origins[0]!.host}`, curve('P-256'), ...extensions);
  const [site, issuer] = ['site', 'issuer'].map((name) => readFileSync(file(`${name}.pem`), 'utf8'));
  writeFileSync(file('chain.pem'), `${site}${issuer}`);
  const { publicKey } = new X509Certificate(site!);
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

/** Answers questions for any name, behind the link. */
async function serveNames() {
  const socket = createSocket('udp4', (question, { port, address }) => {
    let end = 12;
    while (question[end]! > 0) end += question[end]! + 1;
    const isAddress = question.readUInt16BE(end + 1) === 1;
    const header = Buffer.from([question[0]!, question[1]!, 0x81, 0x80, 0, 1, 0, isAddress ? 1 : 0, 0, 0, 0, 0]);
    const answer = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...SITE_ADDRESS.split('.').map(Number)];
    const asked = question.subarray(12, end + 5);
    socket.send(Buffer.concat([header, asked, Buffer.from(isAddress ? answer : [])]), port, address);
  });
  await once(socket.bind(53), 'listening');
  return socket;
}

/** All files of a site, compressed, with their headers. A page that is not found is at `/no-such-page`. */
async function servedFiles({ folder, clone }: Origin): Promise<Served[]> {
  const policy = await readPolicy(path.join(clone, POLICY_FILE));
  if (!policy) throw new Error(`${clone} has no built site: run "npm run build" there.`);
  const files = filesOf(folder).filter((name) => path.extname(name).slice(1) in TYPES);
  // The reference page has a style of its own, which the policy of the site allows in place of one of its own.
  const own = files.flatMap((name) =>
    name.endsWith('.html') ? styleHashes(readFileSync(path.join(folder, name), 'utf8')) : [],
  );
  const hashes = [...new Set([...own, ...policy.styleHashes])].slice(0, Math.max(policy.styleHashes.length, 1));
  const rules = hostingRules({
    contentSecurityPolicy: contentSecurityPolicy({ ...policy, styleHashes: hashes }),
    https: true,
  });
  return Promise.all(
    files.map(async (name) => {
      const url = name === '404.html' ? '/no-such-page' : `/${name.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;
      const isCompressed = isText(name);
      const file = path.resolve(folder, name);
      const compression = { cacheDir: '.cache/compressed', brotliQuality: BROTLI_QUALITY };
      const headers = { ...headersFor(rules, url), 'Content-Type': TYPES[path.extname(name).slice(1)]! };
      if (isCompressed) Object.assign(headers, { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' });
      return {
        url,
        file: isCompressed ? path.resolve(await compressFile(file, 'br', compression)) : file,
        headers: Object.entries(headers),
      };
    }),
  );
}

const styleHashes = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, text]) => `sha256-${createHash('sha256').update(text!).digest('base64')}`,
  );

type Site = Origin & { files: Served[] };

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

function h2oConfiguration(sites: readonly Site[], folder: string): string {
  const fileOf = ({ url, file, headers }: Served) => `
      ${quoted(url)}:
        file.file: ${file}
        ${headers.map(([name, value]) => `header.set: ${quoted(`${name}: ${value}`)}`).join('\n        ')}`;
  const hostOf = ({ host, files }: Site) => `
  ${quoted(`${host}:${SERVERS.h2o}`)}:
    paths:${files.map(fileOf).join('')}`;
  return `
user: root
error-log: ${folder}/h2o.log
num-threads: 1
# Off: it would hold a picture back until all that blocks the first paint is sent, whatever the browser says.
http2-reprioritize-blocking-assets: OFF
listen:
  port: ${SERVERS.h2o}
  ssl:
    certificate-file: ${folder}/chain.pem
    key-file: ${folder}/site.key
    minimum-version: TLSv1.2
    ocsp-update-interval: 0
hosts:${sites.map(hostOf).join('')}
`;
}

function nginxConfiguration(sites: readonly Site[], folder: string): string {
  const fileOf = ({ url, file, headers }: Served) => `
    location = ${url} {
      root ${path.dirname(file)};
      try_files /${path.basename(file)} =404;
      types {}
      ${headers
        .map(([name, value]) =>
          name === 'Content-Type' ? `default_type ${quoted(value)};` : `add_header ${name} ${quoted(value)};`,
        )
        .join('\n      ')}
    }`;
  const hostOf = ({ host, files }: Site) => `
  server {
    listen ${SERVERS.nginx} ssl http2;
    server_name ${host};${files.map(fileOf).join('')}
  }`;
  return `
daemon off;
user root;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  sendfile on;
  tcp_nodelay on;
  server_tokens off;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_certificate ${folder}/chain.pem;
  ssl_certificate_key ${folder}/site.key;
  # As for sites whose first byte counts: small records, so that none waits for its end.
  ssl_buffer_size 4k;${sites.map(hostOf).join('')}
}
`;
}
