import type * as Engine from '@keyflower/engine';

// Lists that the compiler keeps complete: a name that is added to a type and not here is an error, and one that
// is here but not on the page fails a test.
type Names<Name extends PropertyKey> = Record<Name, true>;
type FieldsOf<Union> = Union extends unknown ? keyof Union : never;

export const ACTIONS: Names<Engine.Action['type']> = {
  pass: true,
  bid: true,
  use: true,
  pay: true,
  choose: true,
  move: true,
  upgrade: true,
  done: true,
  boat: true,
  place: true,
  offer: true,
  animal: true,
  herd: true,
  feed: true,
  breed: true,
};
export const ACTION_FIELDS: Names<Exclude<FieldsOf<Engine.Action>, 'type'> | keyof Engine.UpgradePayment> = {
  tile: true,
  color: true,
  screen: true,
  groups: true,
  worker: true,
  group: true,
  skill: true,
  option: true,
  resource: true,
  from: true,
  to: true,
  pay: true,
  boat: true,
  q: true,
  r: true,
  rotation: true,
  tiles: true,
  resources: true,
  skills: true,
  kind: true,
  field: true,
};
export const DECISIONS: Names<Engine.DecisionKind> = {
  turn: true,
  pay: true,
  choose: true,
  transport: true,
  boat: true,
  place: true,
  offer: true,
  animal: true,
  breed: true,
};
export const EVENTS: Names<Engine.GameEvent['type']> = {
  passed: true,
  bid: true,
  used: true,
  'paid-worker': true,
  'paid-group': true,
  'paid-skill': true,
  chose: true,
  'gained-resources': true,
  'gained-green': true,
  'drew-workers': true,
  'drew-skills': true,
  capacity: true,
  moved: true,
  upgraded: true,
  'transport-done': true,
  'stood-up': true,
  'season-ended': true,
  'bid-returned': true,
  'tile-discarded': true,
  'tile-won': true,
  'turn-order-won': true,
  'workers-collected': true,
  'start-player': true,
  'marker-passed': true,
  'boat-picked': true,
  'boat-bonus': true,
  placed: true,
  'placing-done': true,
  'placements-shown': true,
  offered: true,
  'offer-made': true,
  'offers-shown': true,
  'season-began': true,
  'boat-loaded': true,
  'gained-wheat': true,
  'animal-placed': true,
  herded: true,
  fed: true,
  bred: true,
  'game-over': true,
};
export const POSITION: Names<keyof Engine.Position> = {
  format: true,
  rules: true,
  options: true,
  season: true,
  phase: true,
  startPlayer: true,
  active: true,
  passes: true,
  purple: true,
  boatOrder: true,
  markerPasses: true,
  players: true,
  market: true,
  turnOrder: true,
  boats: true,
  bagGreen: true,
  supply: true,
  hidden: true,
  pending: true,
};
type Animals = NonNullable<Engine.PositionTile['animals']>[number];
type Expecting = NonNullable<Engine.PositionDecision['expecting']>[number];
/** The fields of the smaller parts: players, hands, tiles, animals, offers, bids, boats, decisions, supplies. */
export const PARTS: Names<
  | keyof Engine.PositionPlayer
  | keyof Engine.PositionHand
  | keyof Engine.PositionTile
  | keyof Animals
  | keyof Engine.PositionTaken
  | keyof Engine.PositionOffer
  | keyof Engine.PositionBid
  | keyof Engine.PositionBoat
  | keyof Engine.PositionDecision
  | keyof Expecting
  | keyof Engine.PositionSupply
  | keyof Engine.Position['hidden']
> = {
  workers: true,
  skills: true,
  winter: true,
  open: true,
  known: true,
  village: true,
  placing: true,
  offered: true,
  wheat: true,
  due: true,
  waiting: true,
  tile: true,
  q: true,
  r: true,
  rotation: true,
  upgraded: true,
  face: true,
  resources: true,
  uses: true,
  color: true,
  animals: true,
  kind: true,
  half: true,
  count: true,
  sealed: true,
  bids: true,
  player: true,
  boat: true,
  picked: true,
  decision: true,
  points: true,
  upgrades: true,
  next: true,
  newborn: true,
  expecting: true,
  field: true,
  bag: true,
  green: true,
  stacks: true,
  out: true,
};
export const OPTIONS: Names<keyof Engine.Options> = {
  players: true,
  farmers: true,
  gamers: true,
  handicap: true,
  expansions: true,
};
export const VIEW: Names<Exclude<keyof Engine.View, keyof Engine.Position>> = { viewer: true };
export const RECORD: Names<
  FieldsOf<Engine.RecordLine> | keyof Engine.Draw | keyof Engine.RecordResult['result']
> = {
  format: true,
  engine: true,
  rules: true,
  options: true,
  tiles: true,
  seats: true,
  seedHash: true,
  proof: true,
  secret: true,
  position: true,
  n: true,
  player: true,
  action: true,
  chance: true,
  undo: true,
  seat: true,
  timeout: true,
  reseed: true,
  result: true,
  seed: true,
  hash: true,
  what: true,
  for: true,
  drawn: true,
  scores: true,
  winners: true,
};
export const DRAWS: Names<Engine.Draw['what']> = {
  workers: true,
  skills: true,
  home: true,
  winter: true,
  market: true,
  face: true,
};
export const SCORES: Names<keyof Engine.GameScore | keyof Engine.ScoreSheet | keyof Engine.ScoreLine> = {
  players: true,
  winners: true,
  total: true,
  lines: true,
  flip: true,
  marker: true,
  tile: true,
  field: true,
  gold: true,
  points: true,
  items: true,
  flipped: true,
  kind: true,
  count: true,
  loop: true,
};
export const CODES: Names<Engine.RefusalCode> = {
  ILLEGAL_ACTION: true,
  NOT_YOUR_DECISION: true,
  BAD_JSON: true,
  BAD_REQUEST: true,
  BAD_POSITION: true,
  BAD_RECORD: true,
};
export const COMMANDS = 'new load replay pending legal apply view position score record quit'.split(' ');
export const REPLIES =
  'id ok pending over season decision actions cut events view position record error code reason rule facts line message'.split(
    ' ',
  );
