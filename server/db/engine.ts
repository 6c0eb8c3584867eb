/** The supported databases: the embedded one, and PostgreSQL (or one with its protocol). */
export type Engine = 'sqlite' | 'postgres';
