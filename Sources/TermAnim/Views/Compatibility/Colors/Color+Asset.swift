public import Foundation

extension Color {
  /// The colour called `name` in the asset catalogues of `bundle`; nil and the main bundle are the
  /// program's own resources.
  ///
  /// A set in a folder that gives a namespace has the folder's name before its own, as in
  /// `Brand/ground`. Catalogues are read once. A name that stands for no set, or for one that
  /// cannot be read, is a colour made up in its place: a muted hue, darker on light ground, the
  /// same in every run. So what is painted with it can be seen and told apart.
  public init(_ name: String, bundle: Bundle? = nil) {
    let folder = ResourceStore.folder(of: bundle)
    let set = ResourceStore.shared.colorSet(named: name, in: folder)
    self = set.flatMap(Self.init(set:)) ?? Self(inPlaceOf: name)
  }

  /// The colour of a set, which may have one for each ground; nil when it has none that is known.
  init?(set: ColorSet) {
    guard let light = set.color(onDark: false).flatMap(Self.init(catalogue:)),
      let dark = set.color(onDark: true).flatMap(Self.init(catalogue:))
    else { return nil }
    if light == dark {
      self = light
    } else {
      self.init(
        recipe: .dynamic(light: light.resolved(in: .light), dark: dark.resolved(in: .dark)))
    }
  }

  private func resolved(in scheme: ColorScheme) -> Resolved {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return resolve(in: environment)
  }

  private init(inPlaceOf name: String) {
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
