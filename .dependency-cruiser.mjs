/** The layers, as in docs/architecture.md: each may import only from those above it in this list. */
const LAYERS = [
  ...['lib/content/schema', 'lib/content', 'lib/site', 'lib/contact', 'lib/firebase'],
  ...['components/islands', 'components/ui', 'components/brand', 'components/menu', 'components/carousel'],
  ...['components/tabs', 'components/contact-form', 'components/print', 'components/figures', 'components/sections'],
  ...['components/layout', 'app'],
  ...['tools/shared', 'tools/pictures', 'tools/hosting', 'tools/postbuild', 'tools/server'],
  // Routes that only `npm run dev` has count as a tool.
  ...['app/.*\\.dev\\.ts', 'tools/cms', 'tools/commands', '__tests__'],
];

const patternOf = (layer) => layer + (layer.endsWith('.ts') ? '$' : '/');

/** A pattern for the files of a layer, without the layers inside it. */
const only = (layer) => {
  const inside = LAYERS.filter((other) => other.startsWith(`${layer}/`)).map((other) => other.slice(layer.length + 1));
  return `^${patternOf(layer)}${inside.length > 0 ? `(?!${inside.map(patternOf).join('|')})` : ''}`;
};

const IN_NO_LAYER = { path: '^(app|components|lib|tools)/', pathNot: LAYERS.map(only) };

/** @returns a rule that forbids imports, with what to do instead */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

const config = {
  forbidden: [
    ...LAYERS.slice(0, -1).map((layer, index) =>
      forbid(
        `${layer.replaceAll('/', '-')}-imports-downward`,
        { path: only(layer) },
        { path: LAYERS.slice(index + 1).map(only) },
        `${layer}/ must not import from a layer that builds on it: move what both need to a layer above both.`,
      ),
    ),
    ...[
      [IN_NO_LAYER, {}],
      [{}, IN_NO_LAYER],
    ].map(([from, to]) => forbid('in-no-layer', from, to, 'Add the folder to LAYERS and to docs/architecture.md.')),
    forbid('cycle', {}, { circular: true }, 'Move what both modules need to a third.'),
    forbid('art', { pathNot: '^art/' }, { path: '^art/' }, 'Nothing imports the scenes.'),
    forbid(
      'content-by-component',
      { path: '^components/' },
      { path: '^lib/content/index\\.ts$', dependencyTypesNot: ['type-only'] },
      'Pages read the content and pass it on: take what the component needs as props.',
    ),
    forbid(
      'site-by-development-package',
      { path: '^(app|components|lib|tools/(hosting|pictures|postbuild))/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
      'What makes the site is audited as a production dependency: move the package to "dependencies".',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Types count as well: a file cannot be understood without the types that it names.
    tsPreCompilationDeps: true,
  },
};

export default config;
