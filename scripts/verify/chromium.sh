#!/bin/sh
# Starts $CHROMIUM with all arguments, but without the two pages that its address bar, which nobody sees, loads for
# every window. Chromium heeds the last --disable-features alone, so they join those that Playwright names.
for argument do
  shift
  case $argument in
    --disable-features=*) argument="$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup" ;;
  esac
  set -- "$@" "$argument"
done
exec "$CHROMIUM" "$@"
