import Foundation

/// One way in which values become data of a type, or such data become values.
struct TransferWay {
  let contentType: UTType
  /// The data of a value of the type that the way belongs to; nil where there is no such way.
  let export: ((Any) throws -> Data)?
  /// A value of that type made of data; nil where there is no such way.
  let make: ((Data) throws -> Any)?
}

extension Transferable {
  /// The ways in which values of the type become data and others, the first to be tried first.
  static var ways: [TransferWay] { transferRepresentation.allWays }

  /// Whether there is a way from the value to one of the type `Other`.
  func canBecome<Other: Transferable>(_ type: Other.Type) -> Bool {
    self is Other || !Self.connections(to: Other.self).isEmpty
  }

  /// The value as one of the type `Other`, or the first that can be made of it; nil where none can.
  func converted<Other: Transferable>(to type: Other.Type) -> Other? {
    if let same = self as? Other { return same }
    for (export, make) in Self.connections(to: Other.self) {
      if let made = try? make(export(self)) as? Other { return made }
    }
    return nil
  }

  /// What leads from values of the type to those of `Other`, by data that both know.
  private static func connections<Other: Transferable>(
    to type: Other.Type
  ) -> [(export: (Any) throws -> Data, make: (Data) throws -> Any)] {
    let (sources, targets) = (ways, Other.ways)
    return targets.flatMap { target in
      sources.compactMap { source in
        guard let export = source.export, let make = target.make,
          source.contentType.conforms(to: target.contentType)
        else { return nil }
        return (export, make)
      }
    }
  }
}
