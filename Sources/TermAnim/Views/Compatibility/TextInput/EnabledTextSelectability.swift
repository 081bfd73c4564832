public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
