/** Whether a country as it is typed is Australia: we ship nowhere else (GEN-02, A11). */
export const isAustralia = (country: string): boolean =>
  ['au', 'aus', 'australia'].includes(country.trim().toLowerCase());
