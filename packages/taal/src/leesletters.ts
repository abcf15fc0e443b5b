/**
 * The letters and letter groups that are learned in the year in which reading begins, each as it is written: all graphemes of the
 * words to read of that year, and two rows of letters that are learned as one. An answer bears the letter, so none is ever taken
 * from the list.
 */
export const LEESLETTERS: readonly string[] = [
  ...'a e i o u b d f g h j k l m n p r s t v w z'.split(' '),
  ...'aa ee oo uu ie oe eu ui ij ei ch ng nk sch'.split(' '),
  ...'aai ooi oei uw eeuw ieuw'.split(' '),
]
