export { BASE_CONTENT, BASE_TILES } from './content/base/index.ts';
export { isCalibrated } from './content/calibrated.ts';
export { buildContent } from './content/content.ts';
export { type ContentSource, contentFor, type Edition } from './content/edition.ts';
export { marketSize, winterHand } from './content/numbers.ts';
export type {
  Answers,
  Content,
  Expansion,
  ExpansionDefinition,
  JoinedAnswers,
  Json,
  Next,
  PendingInput,
  Room,
  Step,
} from './model/game.ts';
export type { AppliedOverrides } from './model/tables.ts';
export {
  applyOverrides,
  overridesHash,
  TILES_FORMAT,
  type TileOverrides,
  withOverrides,
} from './content/overrides.ts';
export { OverridesError, type Path as OverridesPath } from './content/overrides/path.ts';
export { BASE_VOCABULARY } from './content/overrides/vocabulary.ts';
export type { OverrideVocabulary } from './model/vocabulary.ts';
export type {
  BoatGoods,
  GatherRule,
  ItemClass,
  Pay,
  ShapeRule,
  TileKind,
  UpgradeCost,
  YardRule,
} from './model/tile.ts';
export * from './expansions/farmers/index.ts';
export { FARMERS_VOCABULARY } from './expansions/farmers/content/vocabulary.ts';
export type { Chance, DrawnFor, Run } from './model/run.ts';
export type { Listing } from './model/listing.ts';
export type { Reader } from './model/reader.ts';
export { DrawnChance } from './steps/chance.ts';
export {
  actionAt,
  apply,
  countActions,
  decisionOf,
  decisions,
  type GameScore,
  isOver,
  type LegalActions,
  type ListOptions,
  legalActions,
  listActions,
  nextToAct,
  play,
  type Played,
  randomAction,
  scoreGame,
} from './play.ts';
export { winnersAmong } from './scoring/outcome.ts';
export { newGame } from './steps/new-game.ts';
export { canonicalJson, hashOf } from './model/canonical.ts';
export { Game, type GameSnapshot } from './game/game.ts';
export { parsePosition } from './io/parse-position.ts';
export { makePosition } from './io/print-position.ts';
export type * from './io/position.ts';
export type * from './io/record.ts';
export { reseeded } from './io/record.ts';
export { type Replayed, type ReplayOptions, replayRecord } from './io/replay.ts';
export { EngineSession, MAX_LINE, tooLongAnswer } from './game/session.ts';
export type {
  Action,
  ActionOf,
  Decision,
  DecisionKind,
  Face,
  Gain,
  GameEvent,
  GivenAction,
  ScoreLine,
  ScoreSheet,
  TileSpec,
  UseEffect,
} from './types.ts';
export type { AnyAction, UpgradePayment } from './model/action.ts';
export type { MaybeHidden, Placement } from './model/event.ts';
export {
  type Ability,
  COLOURS,
  type Colour,
  type Counts,
  RESOURCES,
  type Resource,
  SEASONS,
  type Season,
  SKILLS,
  type Skill,
} from './model/names.ts';
export { type Mode, type Options, parseOptions, RULES_VERSION } from './model/options.ts';
export {
  type AnyRefusal,
  type RefusalCode,
  type RefusalMessages,
  illegalMaker,
  refusalMaker,
} from './model/refusal.ts';
export {
  type ActionRefusal,
  type ActionRefusalFacts,
  type ActionRefusalReason,
  checkAction,
  REFUSAL_MESSAGES,
  type Refusal,
  RefusalError,
  refusalMessage,
  type RefusalFacts,
  type RefusalReason,
} from './refusals.ts';
export { cloneState, copyState, type State } from './model/state.ts';
export { QuickRandom } from './random/quick.ts';
export { chanceStream, seedCommitment } from './random/seed.ts';
export { commitmentTo, isProven, type ProvenSeed, provenSeed, type SeedProof } from './random/proof.ts';
export { sha256Hex } from './random/sha256.ts';
export type { RandomSource } from './random/source.ts';
export { longestRoadLoop } from './scoring/loops.ts';
export { boatsOnRiver } from './scoring/river.ts';
export type { Case, ScoringExtension, ScoringTile } from './model/scoring.ts';
export { ENGINE_VERSION } from './version.ts';
export { determinize } from './view/determinize.ts';
export { type ScorableView, scoreView, type SeenScore } from './view/score-view.ts';
export { publicAnswer } from './view/public-answer.ts';
export { redactEvent, redactEvents } from './view/redact.ts';
export { type UnseenPieces, unseenPieces } from './view/unseen.ts';
export { makeView, makeViews, type View, viewFor, type ViewPlayer, type Views } from './view/view.ts';
