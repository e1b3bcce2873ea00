import { join } from 'node:path';
import { Samples } from './samples.ts';

/** Positions in a file. */
const FILE_SAMPLES = 8000;

/** Writes samples to files of about the same size. */
export class SampleFiles {
  private samples = new Samples();
  private files = 0;
  private readonly folder: string;
  private readonly name: string;

  constructor(folder: string, name: string) {
    this.folder = folder;
    this.name = name;
  }

  /** Adds the samples of a game. */
  add(game: (into: Samples) => void): void {
    game(this.samples);
    if (this.samples.count >= FILE_SAMPLES) this.flush();
  }

  flush(): void {
    if (this.samples.count > 0) this.samples.write(join(this.folder, `${this.name}-${this.files++}.bin`));
    this.samples = new Samples();
  }
}
