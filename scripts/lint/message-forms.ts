import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';

/** The cases of a plural or select token; `null` for text and other values. */
export function formsOf(token: CompiledMessageToken): Record<string, CompiledMessage> | null {
  if (typeof token === 'string') return null;
  const [, kind, format] = token;
  if (kind !== 'select' && kind !== 'plural') return null;
  const { offset: _offset, ...forms } = format as Record<string, CompiledMessage> & { offset: unknown };
  return forms;
}
