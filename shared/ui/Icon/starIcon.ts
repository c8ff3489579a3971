/** Drawn as those of `drawings.ts`, apart from them: pages that show stars fetch them after their first view. */
export const starIcon = 'm12 3 2.7 6 6.3.6-4.8 4.2 1.5 6.2-5.7-3.4L6.3 20l1.5-6.2L3 9.6 9.3 9z';
