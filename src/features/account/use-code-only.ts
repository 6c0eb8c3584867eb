import { useLoginOptionsQuery } from './LoginOptions.generated.ts';

/** Whether the owner lets shoppers in by an e-mailed code only, with neither link nor password (GEN-21). */
export const useCodeOnly = (): boolean => useLoginOptionsQuery().data?.loginOptions.code_only === true;
