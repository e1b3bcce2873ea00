import type { Svg } from '../svg.ts';

/** The picture of a place on both sides of its tile, standing on y = 0: about 110 wide and 60 tall. */
export interface Scene {
  front: Svg;
  back?: Svg;
}

export type Scenes = Readonly<Record<string, Scene>>;
