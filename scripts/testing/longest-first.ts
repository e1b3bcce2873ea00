import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take far longer than others, mostly because they wait. */
const LONG = /\/test\/(servers|running|operation)\/|arena-programs|crash\.test|leaks\.test|migrations\.test/;

/** Begins with the longest files, so that no worker is left with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
