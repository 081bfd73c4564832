/// The fonts that this machine has, as far as the library was built to find them.
enum FontSources {
  #if SystemFonts
    static let system: any FontSource = SystemFonts()
  #else
    static let system: any FontSource = NoFonts()
  #endif
}
