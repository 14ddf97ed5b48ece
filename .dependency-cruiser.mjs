/**
 * The layers of the source tree. Each may import only from those above it in this list, so no cycle can join two
 * layers; `npm run lint` rejects anything else. docs/architecture.md says what each layer is for.
 */
const LAYERS = [
  'lib/files',
  'lib/specification',
  'lib/content/schema',
  'lib/content',
  'lib/site',
  'lib/contact',
  'lib/firebase',

  'components/islands',
  'components/ui',
  'components/brand',
  'components/menu',
  'components/carousel',
  'components/tabs',
  'components/contact-form',
  'components/print',
  'components/figures',
  'components/sections',
  'components/layout',
  'app',
  'tools/shared',
  'tools/pictures',
  'tools/hosting',
  'tools/postbuild',
  'tools/server',
  'tools/live',
  'tools/editor',
  'tools/commands',
  '__tests__',
];

/** A pattern for the files of a layer, without the layers inside it. */
const only = (layer) => {
  const inside = LAYERS.filter((other) => other.startsWith(`${layer}/`)).map((other) => other.slice(layer.length + 1));
  return `^${layer}/${inside.length > 0 ? `(?!(?:${inside.join('|')})/)` : ''}`;
};

/** @returns the rule that keeps a layer from importing those below it in the list */
const downward = (layer, index) => ({
  name: `${layer.replaceAll('/', '-')}-imports-downward`,
  comment: `${layer}/ must not import from a layer that builds on it: move what both need to a layer above both.`,
  severity: 'error',
  from: { path: only(layer) },
  to: { path: LAYERS.slice(index + 1).map(only) },
});

const config = {
  forbidden: [
    ...LAYERS.slice(0, -1).map(downward),
    {
      name: 'content-by-component',
      comment: 'Pages read the content and pass it on: take what the component needs as props.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^lib/content/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-by-tool',
      comment: 'No tool imports from app/.',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^app/' },
    },
    {
      name: 'command-imported',
      comment: 'A command is run, not imported: move what both need to a layer of its own.',
      severity: 'error',
      from: {},
      to: { path: '^tools/commands/' },
    },
    {
      name: 'suite-imports-suite',
      comment: 'A suite of tests imports nothing from another: move what both need to __tests__/support.',
      severity: 'error',
      from: { path: '^__tests__/([^/]+)/' },
      to: { path: '^__tests__/', pathNot: ['^__tests__/$1/', '^__tests__/support/'] },
    },
    {
      name: 'art-imports-project',
      comment: 'The scenes are a layer of their own: art/ imports packages only.',
      severity: 'error',
      from: { path: '^art/' },
      to: { path: '^(?!art/|node_modules/)', dependencyTypesNot: ['core'] },
    },
    {
      name: 'art-imported',
      comment: 'The scenes are a layer of their own: nothing imports art/.',
      severity: 'error',
      from: { pathNot: '^art/' },
      to: { path: '^art/' },
    },
    {
      name: 'cycle',
      comment: 'Modules that import each other cannot be understood on their own: move what both need to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'site-by-development-package',
      comment:
        'What makes the site is audited as a production dependency: move the package to "dependencies" in package.json.',
      severity: 'error',
      from: { path: '^(app|components|lib|tools/(hosting|pictures|postbuild))/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Types count as well: a file cannot be understood without the types that it names.
    tsPreCompilationDeps: true,
  },
};

export default config;
