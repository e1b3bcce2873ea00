import type { Lesson, LessonId } from './lesson.ts';
import { BID, COLOURS, OUTBID } from './scenes/auction.ts';
import { BREEDING, FARM, FIELDS } from './scenes/farm.ts';
import { BUILDING, SEASON } from './scenes/season.ts';
import { WINTER } from './scenes/winter.ts';
import { TRANSPORT, USING } from './scenes/work.ts';

/** All lessons in the order in which they are best taken. */
export const LESSONS: readonly Lesson[] = [
  BID,
  OUTBID,
  USING,
  COLOURS,
  TRANSPORT,
  SEASON,
  BUILDING,
  WINTER,
  FARM,
  FIELDS,
  BREEDING,
];

export const lessonOf = (id: LessonId): Lesson => LESSONS.find((lesson) => lesson.id === id)!;

/** The lesson after this one, if there is one. */
export const lessonAfter = (id: LessonId): Lesson | undefined =>
  LESSONS[LESSONS.findIndex((lesson) => lesson.id === id) + 1];
