/**
 * Lessons on a real board: a game in the page, tasks that the engine judges, and the progress on this device. May import
 * local, panels, play, ui and session.
 */
export { lessonContent } from './lesson-screen.tsx';
export type { LessonId } from './lesson.ts';
export { LessonList } from './lesson-list.tsx';
