"""Routes as people make them: text, short code, checker, survey, builder, and the atlas itself."""
