/** Ratings and who gets one. Imports no other module. */
export {
  isProvisional,
  isRatable,
  NEW_RATING,
  ranksOf,
  type RatableTable,
  rate,
  shownRating,
} from './rating.ts';
