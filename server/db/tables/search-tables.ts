/**
 * A search for `phrase` finds `meanings`: words of the shop separated by commas; '' if the phrase is to be
 * ignored.
 */
export interface SearchSynonymRow {
  phrase: string;
  meanings: string;
}

export interface SearchTables {
  search_synonyms: SearchSynonymRow;
}
