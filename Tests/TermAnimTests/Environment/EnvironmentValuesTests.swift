import Testing

@testable import TermAnim

struct EnvironmentValuesTests {
  private enum Depth: EnvironmentKey {
    static let defaultValue = 0
  }

  private enum Name: EnvironmentKey {
    static let defaultValue = "nobody"
  }

  private enum Opaque: EnvironmentKey {
    static var defaultValue: @Sendable () -> Int { { 0 } }
  }

  private func reads(_ keys: any EnvironmentKey.Type...) -> EnvironmentReads {
    let reads = EnvironmentReads()
    for key in keys { reads.insert(key) }
    return reads
  }

  @Test func `a key that nobody set has its default`() {
    let values = EnvironmentValues()
    #expect(values[Depth.self] == 0)
    #expect(values[Name.self] == "nobody")
    #expect(values.description == "[]")
  }

  @Test func `setting one key leaves the others and the copies alone`() {
    var values = EnvironmentValues()
    values[Depth.self] = 3
    let copy = values
    values[Depth.self] = 4
    #expect(values[Depth.self] == 4)
    #expect(copy[Depth.self] == 3)
    #expect(values[Name.self] == "nobody")
    #expect(values.description == "[Depth = 4]")
  }

  @Test func `only the keys that were asked for count as changes`() {
    var values = EnvironmentValues()
    values[Depth.self] = 3
    var other = values
    other[Name.self] = "somebody"
    #expect(!other.differs(from: values, at: reads(Depth.self)))
    #expect(other.differs(from: values, at: reads(Depth.self, Name.self)))
    #expect(values.differs(from: other, at: reads(Name.self)))
  }

  @Test func `two environments say the same when no key has another value`() {
    var values = EnvironmentValues()
    #expect(values.isSame(as: EnvironmentValues()))
    values[Depth.self] = 0
    #expect(values.isSame(as: EnvironmentValues()))
    #expect(EnvironmentValues().isSame(as: values))
    values[Name.self] = "somebody"
    #expect(!values.isSame(as: EnvironmentValues()))
    #expect(!EnvironmentValues().isSame(as: values))
    var other = EnvironmentValues()
    other[Name.self] = "somebody"
    #expect(other.isSame(as: values))
    other[Name.self] = "nobody"
    #expect(!other.isSame(as: values))
    other[Opaque.self] = { 1 }
    #expect(!EnvironmentValues().isSame(as: other))
    #expect(other.isSame(as: other))
  }

  @Test func `a value set to its default or set again to the same is no change`() {
    var values = EnvironmentValues()
    values[Depth.self] = 0
    #expect(!values.differs(from: EnvironmentValues(), at: reads(Depth.self)))
    #expect(!EnvironmentValues().differs(from: values, at: reads(Depth.self)))
    var other = EnvironmentValues()
    other[Depth.self] = 1
    values[Depth.self] = 1
    #expect(!values.differs(from: other, at: reads(Depth.self)))
  }

  @Test func `values that cannot be compared are the same only when copied`() {
    var values = EnvironmentValues()
    values[Opaque.self] = { 1 }
    let copy = values
    #expect(!copy.differs(from: values, at: reads(Opaque.self)))
    values[Opaque.self] = { 1 }
    #expect(copy.differs(from: values, at: reads(Opaque.self)))
    #expect(copy.differs(from: EnvironmentValues(), at: reads(Opaque.self)))
  }

  @Test func `reads are noted while recording and not before or after`() {
    let reads = EnvironmentReads()
    let values = EnvironmentValues()
    let recording = values.recording(in: reads)
    _ = values[Name.self]
    _ = recording[Depth.self]
    _ = recording.recording(in: nil)[Name.self]
    #expect(reads.keys == [ObjectIdentifier(KeyOfEnvironment<Depth, Depth.Value>.self)])
    reads.removeAll()
    #expect(reads.keys.isEmpty)
  }
}
