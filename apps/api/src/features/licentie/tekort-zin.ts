const getal = new Intl.NumberFormat('nl')

/** How many seats a licence lacks, as the screen repeats it. */
export const tekortZin = (tekort: number): string =>
  tekort === 1 ? 'Er is 1 plaats te weinig' : `Er zijn ${getal.format(tekort)} plaatsen te weinig`
