export const rules = { ru: [], en: [] } as Record<'ru' | 'en', { title: string; text: string[] }[]>;
