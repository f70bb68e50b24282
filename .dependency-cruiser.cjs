/**
 * Rules for folders that stand beside each other: each imports only those before it in the list, so no two of them
 * import each other. A folder that is not in the list imports none of them.
 */
const inOrder = (parent, folders) =>
  folders.map((folder, place) => ({
    name: `${folder}-in-the-order-of-${parent}`,
    severity: 'error',
    from: {
      path: `^${parent}/[^/]+/`,
      pathNot: `^${parent}/(${folders.slice(place).join('|')})/|\\.test(-support)?\\.tsx?$`,
    },
    to: { path: `^${parent}/${folder}/` },
  }));

/**
 * Who may import whom (ARCHITECTURE.md). One pattern covers all present and future rooms.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-undeclared',
      comment: 'A package that the workspace does not declare, or that does not exist.',
      severity: 'error',
      from: {
        pathNot: '\\.test\\.tsx?$|vitest\\.config\\.ts$|^(e2e|api/bench|engine/bench|web/build)/',
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], pathNot: '^virtual:' },
    },
    {
      name: 'built-without-tools-of-tests',
      comment:
        'npm start installs dependencies only: devDependencies are for tests, linters and browsers.',
      severity: 'error',
      from: {
        path: '^(engine|api|web)/src/|^web/(build|service-worker)/|^web/vite\\.config\\.ts$',
        pathNot: '\\.test(-support)?\\.tsx?$|^web/build/(budget|weigh-modules)\\.ts$',
      },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'support-of-tests-is-for-tests',
      comment: 'What only tests need is named .test-support. Nothing that runs imports it.',
      severity: 'error',
      from: { path: '^(engine|api|web|package)/src/', pathNot: '\\.test(-support)?\\.tsx?$' },
      to: { path: '\\.test-support\\.tsx?$' },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'engine-is-pure',
      comment: 'The engine imports nothing but itself.',
      severity: 'error',
      from: { path: '^engine/src/', pathNot: '\\.test(-support)?\\.ts$' },
      to: { pathNot: '^engine/src/' },
    },
    {
      name: 'an-answer-is-asked-from-outside',
      comment: 'The engine calculates without knowing who asks.',
      severity: 'error',
      from: {
        path: '^engine/src/(?!(answer|assistants)/|(index|small-door)\\.ts$)',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^engine/src/(answer|assistants)/' },
    },
    {
      name: 'an-answer-does-not-know-assistants',
      severity: 'error',
      from: { path: '^engine/src/answer/' },
      to: { path: '^engine/src/assistants/' },
    },
    {
      name: 'the-package-is-the-engine',
      comment: 'It has no dependency. What speaks with assistants is bundled.',
      severity: 'error',
      from: { path: '^package/src/', pathNot: '\\.test\\.ts$|^package/src/mcp\\.ts$' },
      to: { pathNot: '^(package/src|engine/src)/|^(node:)?[a-z]+$' },
    },
    {
      name: 'money-stands-alone',
      severity: 'error',
      from: { path: '^engine/src/money/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^engine/src/money/' },
    },
    {
      name: 'dated-knows-only-money',
      severity: 'error',
      from: { path: '^engine/src/dated/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^engine/src/(dated|money)/' },
    },
    {
      name: 'records-stand-alone',
      severity: 'error',
      from: { path: '^engine/src/records\\.ts$' },
      to: { path: '.' },
    },
    {
      name: 'a-schema-stands-alone',
      severity: 'error',
      from: { path: '^engine/src/schema/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^engine/src/(schema/|records\\.ts$)' },
    },
    {
      name: 'law-has-no-logic',
      comment: 'Law and assumptions know money and dates only.',
      severity: 'error',
      from: { path: '^engine/src/(law|assumptions)/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^engine/src/(money|dated)/|^engine/src/$1/' },
    },
    {
      name: 'rules-have-no-numbers',
      comment:
        'Rules are handed their numbers. Of the law they import types alone, as engine/src/architecture.test.ts checks.',
      severity: 'error',
      from: { path: '^engine/src/rules/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: '^engine/src/(money|dated|law|assumptions|explanation|quantity|rules)/',
      },
    },
    ...inOrder('engine/src/rules', ['tax', 'loans', 'pay', 'couples', 'home', 'solar']),
    {
      name: 'explanation-knows-no-rule',
      comment: 'The shape of a step is the same for every rule.',
      severity: 'error',
      from: { path: '^engine/src/explanation/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^engine/src/(money|dated|schema|explanation)/' },
    },
    {
      name: 'a-quantity-knows-no-rule',
      comment: 'Arithmetic that explains itself is the same for every rule.',
      severity: 'error',
      from: { path: '^engine/src/quantity/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^engine/src/(money|dated|explanation|quantity)/' },
    },
    {
      name: 'law-in-force-hands-law-to-rules',
      severity: 'error',
      from: { path: '^engine/src/law-in-force/', pathNot: '\\.test\\.ts$' },
      to: { path: '^engine/src/(pay|input|result|calculators|parameters|proof)[./]' },
    },
    {
      name: 'pay-knows-no-calculator',
      comment: 'What is paid and what is left of it is the same for every calculator.',
      severity: 'error',
      from: { path: '^engine/src/pay/', pathNot: '\\.test\\.ts$' },
      to: { path: '^engine/src/(input|result|calculators|parameters|proof)[./]' },
    },
    {
      name: 'an-input-knows-no-result',
      comment:
        'An input is read the same way whatever is computed from it, and no calculator decides how.',
      severity: 'error',
      from: { path: '^engine/src/input/', pathNot: '\\.test\\.ts$' },
      to: { path: '^engine/src/(result|calculators|parameters|proof)[./]' },
    },
    {
      name: 'a-shared-result-knows-no-calculator',
      severity: 'error',
      from: { path: '^engine/src/result/', pathNot: '\\.test\\.ts$' },
      to: { path: '^engine/src/(calculators|parameters|proof)[./]' },
    },
    {
      name: 'parameters-list-numbers',
      comment: 'What is listed are numbers with their history: no rule, no calculator.',
      severity: 'error',
      from: { path: '^engine/src/parameters/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^engine/src/(money|dated|law|assumptions|parameters)/' },
    },
    {
      name: 'a-calculator-lists-no-parameters',
      severity: 'error',
      from: { path: '^engine/src/calculators/', pathNot: '\\.test\\.ts$' },
      to: { path: '^engine/src/parameters/' },
    },
    {
      name: 'a-calculator-imports-no-other',
      severity: 'error',
      from: { path: '^engine/src/calculators/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^engine/src/calculators/([^/]+)/', pathNot: '^engine/src/calculators/$1/' },
    },
    {
      name: 'engine-by-its-doors',
      comment:
        'Others enter the engine by its public doors only; of a room a page takes its input, its result and its files named -preview, never its calculation.',
      severity: 'error',
      from: { path: '^(web|e2e)/' },
      to: {
        path: '^engine/',
        pathNot:
          '^engine/(src|dist)/(index|small-door|calculators/[^/]+/(input|result|[^/]+-preview))\\.(js|ts|d\\.ts)$|^engine/src/proof\\.ts$',
      },
    },
    {
      name: 'what-a-form-takes-is-no-calculation',
      comment:
        'What a page takes of a room before a result (input, result, files named -preview) loads no calculation of it.',
      severity: 'error',
      from: {
        path: '^engine/src/calculators/[^/]+/(input|result|[^/]+-preview)\\.ts$',
      },
      to: { path: '^engine/src/calculators/[^/]+/calculate\\.ts$', reachable: true },
    },
    {
      name: 'a-result-shows-the-answer',
      comment:
        'A preview is of a form. A result shows the figures of the answer, as the other doors have them. The widths of the gauge are no figure of it.',
      severity: 'error',
      from: { path: '^web/src/calculators/[^/]+/result/' },
      to: {
        path: '^engine/(src|dist)/calculators/[^/]+/[^/]+-preview\\.(js|ts|d\\.ts)$',
        pathNot: '/gauge-preview\\.',
      },
    },
    {
      name: 'api-and-package-by-one-door',
      comment: 'They answer for every calculator alike, so they know none of them.',
      severity: 'error',
      from: { path: '^(api|package)/' },
      to: { path: '^engine/', pathNot: '^engine/(src|dist)/index\\.(js|ts|d\\.ts)$' },
    },
    {
      name: 'proof-for-the-build-alone',
      comment:
        'The published tables are measured when the site is built and are no part of what runs.',
      severity: 'error',
      from: {
        path: '^(api|package|e2e|web/src|engine/src)/',
        pathNot: '\\.test\\.tsx?$|^engine/src/(proof|rules/official-tables)',
      },
      to: { path: '^engine/src/(proof|rules/official-tables)' },
    },
    {
      name: 'web-by-the-small-door',
      comment: 'A page takes inputs, types and previews, never the calculators.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '\\.test(-support)?\\.tsx?$' },
      to: { path: '^engine/(src|dist)/index\\.' },
    },
    {
      name: 'shared-knows-no-room',
      severity: 'error',
      from: { path: '^web/src/shared/' },
      to: { path: '^web/src/(app|calculators|catalogue|pages|subjects)/' },
    },
    {
      name: 'what-is-beside-rooms-takes-no-calculator',
      comment:
        'Shared parts, the catalogue and the frame show any calculator, and so know the fields of none.',
      severity: 'error',
      from: { path: '^web/src/(shared|catalogue|app)/', pathNot: '\\.test(-support)?\\.tsx?$' },
      to: { path: '^engine/src/calculators/[^/]+/' },
    },
    ...inOrder('web/src/shared', [
      'translation',
      'window',
      'visually-hidden',
      'panel',
      'section',
      'law-names',
      'term',
      'today',
      'loading',
      'session',
      'tabs',
      'button',
      'copy',
      'code-example',
      'dialog',
      'amount',
      'download',
      'kept-calculations',
      'on-device',
      'charts',
      'form',
      'rule-period',
      'explanation',
      'next-question',
      'sharing',
      'result',
      'comparison',
      'page',
    ]),
    ...inOrder('web/src/shared/result', ['view', 'frame', 'answer']),
    {
      name: 'a-subject-knows-no-room',
      comment: 'What several rooms say about pay, deductions or loans.',
      severity: 'error',
      from: { path: '^web/src/subjects/' },
      to: { path: '^web/src/(app|calculators|catalogue|pages)/' },
    },
    {
      name: 'a-subject-takes-what-is-typed-and-answered',
      comment:
        'Of a room of the engine it takes the input and the result, as the page of the room does.',
      severity: 'error',
      from: { path: '^web/src/subjects/', pathNot: '\\.test(-support)?\\.tsx?$' },
      to: { path: '^engine/src/calculators/', pathNot: '/(input|result)\\.ts$' },
    },
    {
      name: 'a-room-imports-no-other',
      severity: 'error',
      from: { path: '^web/src/(calculators|pages)/([^/]+)/' },
      to: {
        path: '^web/src/(calculators|pages)/([^/]+)/',
        pathNot: '^web/src/$1/$2/',
      },
    },
    {
      name: 'a-calculator-is-shown-from-outside',
      comment:
        'The catalogue reads the list of calculators and nothing inside them; only pages show it.',
      severity: 'error',
      from: { path: '^web/src/calculators/' },
      to: { path: '^web/src/catalogue/' },
    },
    {
      name: 'the-catalogue-reads-the-list',
      severity: 'error',
      from: { path: '^web/src/catalogue/' },
      to: { path: '^web/src/(pages/|calculators/[^/]+/)' },
    },
    {
      name: 'rooms-do-not-know-the-frame',
      severity: 'error',
      from: { path: '^web/src/(calculators|catalogue|pages)/' },
      to: { path: '^web/src/app/' },
    },
    ...inOrder('web/src/app', ['language', 'offline', 'consent', 'frame']),
    {
      name: 'api-and-web-apart',
      severity: 'error',
      from: { path: '^(api|web)/src/' },
      to: { path: '^(api|web|e2e)/', pathNot: '^$1/' },
    },
    ...inOrder('api/src', [
      'shared-state',
      'answers',
      'requests',
      'pages',
      'assistants',
      'documentation',
      'contact',
      'operation',
    ]),
    {
      name: 'an-edge-has-the-package-alone',
      comment: 'Its build asks the API for the pages and their headers.',
      severity: 'error',
      from: { path: '^deploy/workerd/', pathNot: '/build\\.ts$' },
      to: { path: '^(api|engine|web|e2e)/' },
    },
    {
      name: 'support-knows-no-journey',
      severity: 'error',
      from: { path: '^e2e/support/' },
      to: { path: '^e2e/(calculators|features|pages)/' },
    },
    {
      name: 'a-journey-imports-no-other-folder',
      comment: 'The code that journeys of two folders share is in support.',
      severity: 'error',
      from: { path: '^e2e/(calculators|features|pages)/' },
      to: { path: '^e2e/', pathNot: '^e2e/($1|support)/' },
    },
    {
      name: 'journeys-meet-the-site-in-a-browser',
      comment: 'They know its texts, its list of calculators, stored links and random bodies.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(api|package|web)/',
        pathNot:
          '^web/src/(texts\\.d\\.ts|calculators/(calculators\\.ts|stored-links\\.json))$|^web/build/texts/|^api/src/test-support/any-body\\.test-support\\.ts$',
      },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules|dist' },
    exclude: { path: '/dist/|/\\.cache/|/test-results/' },
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
