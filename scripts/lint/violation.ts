/** A place that breaks a rule of the project. */
export interface Violation {
  file: string;
  /** Counted from 1. */
  line: number;
  message: string;
}

export const asLine = ({ file, line, message }: Violation): string => `${file}:${line}  ${message}`;

export const isTestFile = (file: string): boolean =>
  /\.test\.tsx?$|\.spec\.ts$|^src\/test\/|^server\/testkit\/|^tests\//.test(file);

export const isGeneratedFile = (file: string): boolean =>
  file.endsWith('.generated.ts') || /^(src\/graphql|server)\/generated\//.test(file);

/** Whether this is a document of the storefront rather than the contract. */
export const isDocument = (file: string): boolean =>
  /^src\/.*\.graphql$/.test(file) && !/^src\/graphql\/(rest|models|refusals)\.graphql$/.test(file);
