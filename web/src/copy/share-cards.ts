// The small print of the pictures that social networks show for links.

export const CHAPTER_CARD = { about: 'Lesson and free quiz · AP Microeconomics' };
export const SITE_CARD = {
  about: 'Free practice for AP Microeconomics',
  quantity: 'Coffee (cups per hour)',
  price: 'Price ($ per cup)',
};
