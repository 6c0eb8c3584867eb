/** Opens a tab's machines to `/dev/machines/live`. */
document.documentElement.dataset['machines'] = 'watched';
