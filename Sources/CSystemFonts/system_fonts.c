#include "system_fonts.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

// fontconfig's interface is functions of plain types and opaque pointers; its names of properties
// are the strings that its manual lists.
static struct {
  bool is_tried;
  void *config;
  void *(*pattern_create)(void);
  void (*pattern_destroy)(void *);
  int (*add_string)(void *, const char *, const unsigned char *);
  int (*add_integer)(void *, const char *, int);
  int (*add_bool)(void *, const char *, int);
  int (*add_charset)(void *, const char *, const void *);
  int (*get_string)(const void *, const char *, int, unsigned char **);
  int (*get_integer)(const void *, const char *, int, int *);
  int (*get_bool)(const void *, const char *, int, int *);
  int (*get_charset)(const void *, const char *, int, void **);
  void *(*charset_create)(void);
  int (*charset_add)(void *, uint32_t);
  void (*charset_destroy)(void *);
  int (*charset_has)(const void *, uint32_t);
  int (*substitute)(void *, void *, int);
  void (*default_substitute)(void *);
  void *(*match)(void *, void *, int *);
} fontconfig;

enum { slant_roman = 0, slant_italic = 100, match_pattern = 0, result_match = 0 };

static void *object;

static bool find_symbol(void **target, const char *name) {
  *target = dlsym(object, name);
  return *target != NULL;
}

#define FIND(member, name) find_symbol((void **)&fontconfig.member, name)

static void open_fontconfig(void) {
  object = dlopen("libfontconfig.so.1", RTLD_LAZY | RTLD_LOCAL);
  if (!object) return;
  void *(*load)(void);
  bool is_complete =
      find_symbol((void **)&load, "FcInitLoadConfigAndFonts") &&
      FIND(pattern_create, "FcPatternCreate") && FIND(pattern_destroy, "FcPatternDestroy") &&
      FIND(add_string, "FcPatternAddString") && FIND(add_integer, "FcPatternAddInteger") &&
      FIND(add_bool, "FcPatternAddBool") && FIND(add_charset, "FcPatternAddCharSet") &&
      FIND(get_string, "FcPatternGetString") && FIND(get_integer, "FcPatternGetInteger") &&
      FIND(get_bool, "FcPatternGetBool") && FIND(get_charset, "FcPatternGetCharSet") &&
      FIND(charset_create, "FcCharSetCreate") && FIND(charset_add, "FcCharSetAddChar") &&
      FIND(charset_destroy, "FcCharSetDestroy") && FIND(charset_has, "FcCharSetHasChar") &&
      FIND(substitute, "FcConfigSubstitute") &&
      FIND(default_substitute, "FcDefaultSubstitute") && FIND(match, "FcFontMatch");
  if (is_complete) fontconfig.config = load();
}

/// Whether one of a face's names is `name`; case does not count.
static bool is_called(const void *pattern, const char *name) {
  static const char *const kinds[] = {"family", "fullname", "postscriptname"};
  for (int kind = 0; kind < 3; kind++) {
    unsigned char *value;
    for (int i = 0; fontconfig.get_string(pattern, kinds[kind], i, &value) == result_match; i++) {
      if (strcasecmp((const char *)value, name) == 0) return true;
    }
  }
  return false;
}

static bool has_character(const void *pattern, uint32_t character) {
  void *characters;
  return fontconfig.get_charset(pattern, "charset", 0, &characters) == result_match &&
         fontconfig.charset_has(characters, character);
}

static bool is_colored(const void *pattern) {
  int value;
  return fontconfig.get_bool(pattern, "color", 0, &value) == result_match && value;
}

/// A pattern for a wish, its name as the property `kind`.
static void *pattern_for(const struct system_font_wish *wish, const char *kind) {
  void *pattern = fontconfig.pattern_create();
  if (!pattern) return NULL;
  const char *name = wish->name ? wish->name : wish->kind;
  if (name) fontconfig.add_string(pattern, kind, (const unsigned char *)name);
  fontconfig.add_integer(pattern, "weight", wish->weight);
  fontconfig.add_integer(pattern, "slant", wish->is_slanted ? slant_italic : slant_roman);
  if (!wish->is_colored) fontconfig.add_bool(pattern, "outline", 1);
  fontconfig.add_bool(pattern, "color", wish->is_colored);
  if (wish->character) {
    void *characters = fontconfig.charset_create();
    fontconfig.charset_add(characters, wish->character);
    fontconfig.add_charset(pattern, "charset", characters);
    fontconfig.charset_destroy(characters);
  }
  fontconfig.substitute(fontconfig.config, pattern, match_pattern);
  fontconfig.default_substitute(pattern);
  return pattern;
}

static bool describe(const void *match, struct system_font *font) {
  unsigned char *path;
  if (fontconfig.get_string(match, "file", 0, &path) != result_match) return false;
  if (strlen((const char *)path) >= sizeof font->path) return false;
  strcpy(font->path, (const char *)path);
  int slant = slant_roman;
  font->index = 0;
  font->weight = 80;
  fontconfig.get_integer(match, "index", 0, &font->index);
  fontconfig.get_integer(match, "weight", 0, &font->weight);
  fontconfig.get_integer(match, "slant", 0, &slant);
  font->is_slanted = slant != slant_roman;
  return true;
}

static bool find(
    const struct system_font_wish *wish, const char *kind, struct system_font *font) {
  void *pattern = pattern_for(wish, kind);
  if (!pattern) return false;
  int result;
  void *match = fontconfig.match(fontconfig.config, pattern, &result);
  fontconfig.pattern_destroy(pattern);
  if (!match) return false;
  bool is_found = (!wish->name || is_called(match, wish->name)) &&
                  (!wish->character || has_character(match, wish->character)) &&
                  is_colored(match) == wish->is_colored && describe(match, font);
  fontconfig.pattern_destroy(match);
  return is_found;
}

bool system_font_find(const struct system_font_wish *wish, struct system_font *font) {
  if (!fontconfig.is_tried) open_fontconfig();
  fontconfig.is_tried = true;
  if (!fontconfig.config) return false;
  if (find(wish, "family", font)) return true;
  return wish->name && (find(wish, "postscriptname", font) || find(wish, "fullname", font));
}
