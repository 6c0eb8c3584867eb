/** Whoever searches for `phrase` finds what `meanings` say: words of the shop with commas between; '': it says nothing. */
export interface SearchSynonymRow {
  phrase: string;
  meanings: string;
}

export interface SearchTables {
  search_synonyms: SearchSynonymRow;
}
