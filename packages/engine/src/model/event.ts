import type { UpgradePayment } from './action.ts';
import type { Ability, Colour, Counts, Resource, Season, Skill } from './names.ts';

/** A multiset, or only its size where the viewer may not know more. */
export type MaybeHidden<Name extends string> = Counts<Name> | number;

export interface Placement {
  player: number;
  tile: string;
  q: number;
  r: number;
  rotation: number;
}

/** What happened in the base game. `view/redact.ts` says what of it a viewer gets to see. */
export type CoreEvent =
  | { type: 'passed'; player: number }
  | {
      type: 'bid';
      player: number;
      tile: string;
      color: Colour;
      screen: number;
      groups: readonly string[];
      total: number;
      lying?: true;
    }
  | { type: 'used'; player: number; tile: string; screen: Counts<Colour>; groups: readonly string[] }
  | { type: 'paid-worker'; player: number; worker: Colour }
  | { type: 'paid-group'; player: number; group: string; workers: Counts<Colour> }
  | { type: 'paid-skill'; player: number; skill?: Skill; public: boolean }
  | { type: 'chose'; player: number; tile: string; option: number }
  | { type: 'gained-resources'; player: number; tile: string; resources: Counts<Resource> }
  | { type: 'gained-green'; player: number; workers: number }
  | { type: 'drew-workers'; player: number; workers: MaybeHidden<Colour> }
  | { type: 'drew-skills'; player: number; skills: MaybeHidden<Skill> }
  | { type: 'capacity'; player: number; tile: string; points: number; upgrades: number }
  | { type: 'moved'; player: number; resource: Resource; from: string; to: string; points: number }
  | {
      type: 'upgraded';
      player: number;
      tile: string;
      pay: { resources: UpgradePayment['resources']; skills: MaybeHidden<Skill> };
      skillsPublic: boolean;
    }
  | { type: 'transport-done'; player: number }
  | { type: 'stood-up'; player: number; tile: string; color: Colour }
  | { type: 'season-ended'; season: Season }
  | { type: 'bid-returned'; player: number; tile: string; workers: Counts<Colour> }
  | { type: 'tile-discarded'; tile: string; workers: Counts<Colour> }
  | { type: 'tile-won'; player: number; tile: string; workers: Counts<Colour>; paid: Counts<Colour> }
  | { type: 'turn-order-won'; player: number; tile: string; paid: Counts<Colour> }
  | { type: 'workers-collected'; player: number; workers: Counts<Colour> }
  | { type: 'start-player'; player: number }
  | { type: 'marker-passed'; player: number }
  | { type: 'boat-picked'; player: number; boat: string; workers: Counts<Colour>; skills: Counts<Skill> }
  | { type: 'boat-bonus'; player: number; ability: Ability }
  | { type: 'placed'; player: number; tile: string; q: number; r: number; rotation: number }
  | { type: 'placing-done'; player: number }
  | { type: 'placements-shown'; placements: Placement[]; setAside: { player: number; tile: string }[] }
  | { type: 'offered'; player: number; tiles: readonly string[] }
  | { type: 'offer-made'; player: number }
  | { type: 'offers-shown'; counts: number[] }
  | { type: 'season-began'; season: Season; market: { tile: string; face?: 'a' | 'b' }[] }
  | { type: 'boat-loaded'; boat: string; workers: Counts<Colour>; skills: Counts<Skill> }
  | { type: 'game-over' };
