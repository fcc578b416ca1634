import { parseRequest } from './parse-request.ts';

describe('parseRequest', () => {
  it.each([
    [['mf-stories'], { name: 'stories', title: 'Stories' }],
    [['stories/'], { name: 'stories', title: 'Stories' }],
    [['mf-news2', '--title', 'News & notes'], { name: 'news2', title: 'News & notes' }],
    [['mf-club', '--title', 'L’angolo'], { name: 'club', title: 'L’angolo' }],
    [
      ['mf-club', '--into', '../teams', '--packages', 'dist'],
      { name: 'club', title: 'Club', into: '../teams', packages: 'dist' },
    ],
  ])('reads %j', (args, request) => {
    expect(parseRequest(args)).toEqual({ ok: true, request });
  });

  it.each([
    [[], /such as mf-stories/],
    [['mf-Stories'], /lowercase.*such as mf-stories; not mf-Stories/],
    [['mf-wine-club'], /lowercase/],
    [['../mf-x'], /lowercase/],
    [['mf-shell'], /shop itself uses the name shell/],
    [['mf-history', '--into', '../teams'], /shop itself uses the name history/],
    [['mf-media'], /shop itself uses the name media/],
    [['mf-a', 'mf-b'], /Name one remote/],
    [[`mf-${'a'.repeat(21)}`], /2 to 20/],
    [['mf-club', '--title', ''], /1 to 40 characters/],
    [['mf-club', '--title', '{name}'], /braces/],
    [['mf-club', '--title', "L'angolo"], /’ for an apostrophe/],
    [['mf-club', '--colour', 'red'], /colour/],
    [['mf-club', '--packages', 'dist'], /--packages belongs to --into/],
  ])('refuses %j with an example', (args, message) => {
    expect(parseRequest(args)).toEqual({ ok: false, message: expect.stringMatching(message) });
  });
});
