/** Whether a country as typed is Australia, the only one the shop ships to (GEN-02, A11). */
export const isAustralia = (country: string): boolean =>
  ['au', 'aus', 'australia'].includes(country.trim().toLowerCase());
