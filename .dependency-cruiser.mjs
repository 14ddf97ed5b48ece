/**
 * One direction of imports: content → lib → components → app → tools → out. A folder imports from those before it,
 * never from those after it; of `tools` only the editor, which shows the pages, imports from `app`. `npm run lint` checks it;
 * docs/architecture.md explains it.
 */
const upward = (folder, after) => ({
  name: `${folder}-imports-upward`,
  comment: `${folder}/ must not import from ${after.join(', ')}: move what both need down to where both may import it.`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: after.map((each) => `^${each}/`) },
});

/** A folder that knows nothing of those above it. */
const within = (folder, above) => ({
  name: `${folder.replaceAll('/', '-')}-imports-upward`,
  comment: `${folder}/ must not import from what builds on it: move what both need down.`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: `^${above}` },
});

const config = {
  forbidden: [
    upward('lib', ['components', 'app', 'tools', '__tests__']),
    // Within lib: content/schema → content → content/form, and content → the rest.
    within('lib/content', 'lib/[^/]+$'),
    within('lib/content/core/schema', 'lib/content/(?!schema/|specification\\.ts$)'),
    { ...within('lib/content', 'lib/content/editing/'), from: { path: '^lib/content/(?!form/)' } },
    upward('components', ['app', 'tools', '__tests__']),
    {
      name: 'content-by-component',
      comment: 'Pages read the content and pass it on: take what the component needs as props.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^lib/content/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    upward('app', ['tools', '__tests__']),
    {
      ...upward('tools', ['app', '__tests__']),
      // The editor shows the pages.
      from: { path: '^tools/', pathNot: '^tools/editor/page/' },
    },
    {
      name: 'site-by-editor',
      comment: 'The site is the same with and without its editor: what makes it knows the headers of the editor only.',
      severity: 'error',
      from: { path: '^tools/(hosting|pictures|publish)/|^tools/commands/build\\.ts$' },
      to: { path: '^tools/editor/(?!headers\\.ts$)', reachable: true },
    },
    {
      name: 'art-imports-project',
      comment: 'The scenes are a room of their own: art/ imports packages only.',
      severity: 'error',
      from: { path: '^art/' },
      to: { path: '^(?!art/|node_modules/)', dependencyTypesNot: ['core'] },
    },
    {
      name: 'art-imported',
      comment: 'The scenes are a room of their own: nothing imports art/.',
      severity: 'error',
      from: { pathNot: '^art/' },
      to: { path: '^art/' },
    },
    {
      name: 'circle',
      comment:
        'Modules that import each other cannot be understood one after the other: move what both need to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'site-by-development-package',
      comment: 'What makes the site is audited as such: move the package to "dependencies" in package.json.',
      severity: 'error',
      from: { path: '^(app|components|lib|tools/(hosting|pictures|publish))/' },
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
