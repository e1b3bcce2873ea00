import { loadStatisticsWords } from '@keyflower/words';
import { PageWords } from '../ui/index.ts';

export const TEXTS = new PageWords(loadStatisticsWords);
