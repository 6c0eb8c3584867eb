import { useLoginOptionsQuery } from './LoginOptions.generated.ts';

/** Whether the owner only allows login by e-mailed code, without link or password (GEN-21). */
export const useCodeOnly = (): boolean => useLoginOptionsQuery().data?.loginOptions.code_only === true;
