/** Editors, pagers, helpers and places of hooks that everybody knows. */
export const HARMLESS_PROGRAMS =
  /^((cat|less|more|vim?|nvim|nano|emacs|code|subl|true|:|delta|diff-so-fancy|bat|ssh|store|cache|osxkeychain|manager|manager-core|wincred|libsecret|!gh auth git-credential|!aws codecommit credential-helper|git-lfs|diff|meld|vimdiff|false|notepad|gpg2?|gpgsm|ssh-keygen|pass)( .*|$)|\.?\/?\.?(githooks|hooks|husky|\.husky|git-hooks|scripts\/hooks|\.githooks|tools\/hooks)(\/_)?\/?$|)$/;
