public import Foundation

extension Color {
  /// A colour in place of the one called `name` in an asset catalogue, which a terminal has none of.
  ///
  /// The same name is the same colour in every run: a muted hue, darker on light ground. So what is
  /// painted with it can be seen and told apart.
  public init(_ name: String, bundle: Bundle? = nil) {
    let hue = Self.hue(ofName: name)
    let environment = EnvironmentValues()
    func variant(_ brightness: Double) -> Resolved {
      Color(hue: hue, saturation: 0.55, brightness: brightness).resolve(in: environment)
    }
    self.init(recipe: .dynamic(light: variant(0.65), dark: variant(0.85)))
  }

  /// A part of a turn for a name; FNV-1a, hashed the same by every run.
  ///
  /// G. Fowler, L. C. Noll, K.-P. Vo, "The FNV Non-Cryptographic Hash Algorithm" (2012).
  private static func hue(ofName name: String) -> Double {
    let hash = name.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return Double(hash % 360) / 360
  }
}
