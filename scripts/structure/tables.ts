import type { Structure } from './checks.ts';

const CORE = ['random', 'model', 'content', 'board', 'rules', 'steps', 'scoring'];
const COMPOSED = [...CORE, 'expansions', 'types.ts', 'play.ts'];

const ENGINE: Structure = {
  package: 'packages/engine',
  entries: false,
  modules: {
    'version.ts': [],
    // Streams of numbers and hashes; independent of the game.
    random: [],
    // The nouns: state, actions, events, refusals, and the shape of steps and expansions.
    model: ['random'],
    // What is printed on the tiles, and corrections of it.
    content: ['model'],
    // Hexes, villages and roads.
    board: ['model'],
    // One file for each kind of action: what is legal, and what it does.
    rules: ['model', 'board'],
    // The decisions, and how the game goes on from one to the next.
    steps: ['model', 'content', 'board', 'rules', 'random'],
    // Points: they follow from the state alone.
    scoring: ['model', 'board'],
    // What expansions add; the core never imports them.
    expansions: ['model', 'content', 'board', 'rules', 'steps', 'scoring'],
    // The core's types and calls, combined with those of the expansions.
    'types.ts': ['model', 'expansions'],
    'play.ts': ['model', 'random', 'steps', 'scoring', 'types.ts'],
    'refusals.ts': ['model', 'steps', 'expansions', 'types.ts'],
    // Positions and records.
    io: COMPOSED,
    // What one player may see, and guesses at the rest.
    view: ['model', 'content', 'board', 'steps', 'scoring', 'random', 'types.ts', 'play.ts', 'io'],
    // A game with its seed and record, and the line protocol around it.
    game: ['model', 'content', 'steps', 'random', 'types.ts', 'play.ts', 'io', 'view', 'version.ts'],
    // What packages export.
    'index.ts': [...COMPOSED, 'refusals.ts', 'io', 'view', 'game', 'version.ts'],
    'layout.ts': ['model', 'board', 'rules', 'scoring', 'expansions'],
    testkit: [...COMPOSED, 'io'],
  },
};

const SERVER_BASE = ['store', 'rating', 'safety', 'errors', 'telemetry'];
const SERVER_TABLES = [...SERVER_BASE, 'bots', 'background', 'people'];
const SERVER_CONTEXT = [...SERVER_TABLES, 'settings', 'queue', 'tables', 'notify', 'socket'];

const SERVER: Structure = {
  package: 'apps/server',
  entries: true,
  modules: {
    store: [],
    rating: [],
    safety: [],
    errors: [],
    telemetry: [],
    threads: [],
    queue: ['store', 'telemetry'],
    bots: ['threads'],
    background: ['threads'],
    settings: ['safety'],
    replica: ['store', 'telemetry'],
    people: SERVER_BASE,
    tables: SERVER_TABLES,
    'background-thread': ['threads', 'background', 'store', 'people', 'tables'],
    notify: [...SERVER_TABLES, 'tables'],
    socket: [...SERVER_TABLES, 'tables'],
    context: SERVER_CONTEXT,
    jobs: [...SERVER_CONTEXT, 'context'],
    ops: [...SERVER_CONTEXT, 'context'],
    servers: [...SERVER_CONTEXT, 'context', 'ops'],
    http: [...SERVER_CONTEXT, 'context', 'ops'],
    server: [...SERVER_CONTEXT, 'context', 'jobs', 'ops', 'servers', 'http', 'replica'],
    'admin.ts': ['store', 'ops', 'replica'],
    'index.ts': ['store', 'telemetry', 'server'],
  },
};

const WEB: Structure = {
  package: 'apps/web',
  entries: true,
  modules: {
    // The service worker runs by itself.
    'service-worker': [],
    'signals.ts': [],
    session: ['signals.ts'],
    art: [],
    ui: ['signals.ts', 'session'],
    play: ['signals.ts', 'session', 'ui'],
    board: ['signals.ts', 'session', 'ui', 'art', 'play'],
    panels: ['signals.ts', 'session', 'ui', 'art', 'play', 'board'],
    local: ['session', 'play'],
    guide: ['signals.ts', 'session', 'ui', 'play', 'board', 'panels'],
    device: ['signals.ts', 'session', 'ui', 'art', 'play', 'board', 'panels', 'local', 'guide'],
    replay: ['signals.ts', 'session', 'ui', 'art', 'play', 'board', 'panels', 'device'],
    lessons: ['signals.ts', 'session', 'ui', 'play', 'panels', 'local'],
    puzzles: ['signals.ts', 'session', 'ui', 'play', 'panels', 'local'],
    statistics: ['session', 'ui'],
    editor: ['signals.ts', 'session', 'ui', 'art', 'play', 'board', 'panels', 'replay', 'device'],
    pages: [
      'signals.ts',
      'session',
      'ui',
      'art',
      'play',
      'board',
      'panels',
      'replay',
      'local',
      'lessons',
      'puzzles',
      'statistics',
      'device',
      'editor',
    ],
    'main.tsx': ['session', 'ui', 'pages'],
  },
};

/** What may import what, within each package that has modules. Packages are kept apart by their TypeScript projects. */
export const STRUCTURES: readonly Structure[] = [ENGINE, SERVER, WEB];
