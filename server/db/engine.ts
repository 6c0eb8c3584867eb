/** The databases that the host speaks to: the embedded one, and PostgreSQL (or what speaks its protocol). */
export type Engine = 'sqlite' | 'postgres';
