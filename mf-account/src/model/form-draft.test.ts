import { storedText, storeText } from '@shop/contracts/testing/storage';
import { keepDraft, readDraft } from './form-draft.ts';

const values = { firstName: 'Giulia' };

beforeEach(() => sessionStorage.clear());

describe('drafts of the account’s forms', () => {
  it('S11 are stored per form and customer', () => {
    keepDraft('personal-data', { ownerId: 'a', values });
    keepDraft('email', { ownerId: 'a', values: { email: 'g@example.com' } });
    expect(readDraft('personal-data', 'a')).toEqual(values);
    expect(readDraft('email', 'a')).toEqual({ email: 'g@example.com' });
    expect(readDraft('personal-data', 'b')).toEqual({});
  });

  it('S11 leave nothing behind once all are saved', () => {
    keepDraft('personal-data', { ownerId: 'a', values });
    keepDraft('personal-data', null);
    expect(storedText('accountDrafts')).toBeNull();
  });

  it.each([
    '{',
    '7',
    'null',
    '[]',
    '{"personal-data":7}',
    '{"personal-data":{"ownerId":"a","values":{"firstName":7}}}',
    '{"personal-data":{"ownerId":"a","values":[]}}',
  ])('E5 are none in foreign content: %s', (content) => {
    storeText('accountDrafts', content);
    expect(readDraft('personal-data', 'a')).toEqual({});
    expect(() => keepDraft('personal-data', { ownerId: 'a', values })).not.toThrow();
    expect(readDraft('personal-data', 'a')).toEqual(values);
  });

  it('E5 are none where the browser refuses storage', () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    keepDraft('personal-data', { ownerId: 'a', values });
    expect(readDraft('personal-data', 'a')).toEqual({});
    spies.forEach((spy) => spy.mockRestore());
  });
});
