import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** A mistake as an editor underlines it; lines count from 0. */
export interface Diagnostic {
  message: string;
  range: { start: { line: number } };
}

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
}

const PROGRAM = 'node_modules/yaml-language-server/bin/yaml-language-server';

/**
 * Starts the language server that VS Code's extension for YAML runs, and talks to it as VS Code does (Language Server
 * Protocol 3.17).
 *
 * @param settings those of `.vscode/settings.json`
 */
export async function startLanguageServer(settings: Readonly<Record<string, unknown>>) {
  const server = spawn(process.execPath, [PROGRAM, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = new Map<number, (result: unknown) => void>();
  const waiting = new Map<string, (diagnostics: Diagnostic[]) => void>();
  let count = 0;

  const send = (message: Message) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const notify = (method: string, params: unknown) => send({ method, params });
  const request = (method: string, params: unknown) =>
    new Promise<unknown>((resolve) => {
      answers.set((count += 1), resolve);
      send({ id: count, method, params });
    });

  const receive = ({ id, method, params, result }: Message) => {
    if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Diagnostic[] };
      waiting.get(uri)?.(diagnostics);
    } else if (method === 'workspace/configuration') {
      const { items } = params as { items: { section: string }[] };
      send({ id: id!, result: items.map(({ section }) => sectionOf(settings, section)) });
    } else if (method && id !== undefined) send({ id, result: null });
    else if (id !== undefined) answers.get(id)?.(result);
  };

  let buffer = Buffer.alloc(0);
  server.stdout.on('data', (data: Buffer) => {
    buffer = Buffer.concat([buffer, data]);
    for (;;) {
      const start = buffer.indexOf('\r\n\r\n') + 4;
      const length = Number(/Content-Length: (\d+)/.exec(buffer.subarray(0, start).toString())?.[1]);
      if (start < 4 || buffer.length < start + length) return;
      receive(JSON.parse(buffer.subarray(start, start + length).toString()) as Message);
      buffer = buffer.subarray(start + length);
    }
  });

  const rootUri = pathToFileURL(process.cwd()).href;
  const capabilities = { workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } } };
  const workspaceFolders = [{ uri: rootUri, name: 'root' }];
  await request('initialize', { processId: process.pid, rootUri, workspaceFolders, capabilities });
  notify('initialized', {});
  notify('workspace/didChangeConfiguration', { settings });

  // Its patterns match nothing below a folder whose name begins with a dot, where a copy of the project may be.
  const uriOf = (file: string) => `file:///project/${file}`;
  return {
    /** What the editor underlines in a file with this text. */
    diagnose(file: string, text: string, version = 1): Promise<Diagnostic[]> {
      const textDocument = { uri: uriOf(file), languageId: 'yaml', version };
      const diagnostics = new Promise<Diagnostic[]>((resolve) => waiting.set(textDocument.uri, resolve));
      if (version === 1) notify('textDocument/didOpen', { textDocument: { ...textDocument, text } });
      else notify('textDocument/didChange', { textDocument, contentChanges: [{ text }] });
      return diagnostics;
    },
    /** What the editor answers about a place in an open file: its `hover` or `completion`. */
    ask(question: 'hover' | 'completion', file: string, position: { line: number; character: number }) {
      return request(`textDocument/${question}`, { textDocument: { uri: uriOf(file) }, position });
    },
    stop: () => server.kill(),
  };
}

/** The settings whose names begin with `section.`, as a group: `yaml` has `schemas` and so on. */
function sectionOf(settings: Readonly<Record<string, unknown>>, section: string): object {
  const entries = Object.entries(settings).filter(([name]) => name.startsWith(`${section}.`));
  const group: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    const [first = '', second] = name.slice(section.length + 1).split('.');
    group[first] = second ? { [second]: value } : value;
  }
  return group;
}
