import { lessonContent } from '../lessons/index.ts';
import { errorPage, type Page } from '../ui/index.ts';

/** One lesson, on the table's screen. */
export const lessonPage = async (id: string): Promise<Page> => (await lessonContent(id)) ?? errorPage(null);
